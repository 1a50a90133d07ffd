/** Pieces of Glory of Rome in words; the sentences themselves are in the `.ftl` files. */
import type { Said, Texts } from '$lib/text';
import { kindOf } from './props';
import type { CardView, PlayerView, ProvinceView, SiteView, SlotView, TaskView, View } from './view';

export function buildingSaid({ building, sphere }: SiteView): Said {
  return building ? { name: `building-${building}` } : { name: `sphere-${sphere}` };
}

/** A site with all that is drawn on it, for those who do not see the drawing. */
export function siteWords(texts: Texts, view: View, province: ProvinceView, site: SiteView): string {
  const values = { building: buildingSaid(site), province: { name: `province-${province.province}` } };
  if (view.phase === 'building' && site.next_building) {
    return texts.say({
      name: 'gr-site-next',
      values: { ...values, building: { name: `building-${site.next_building}` }, cost: site.next_cost ?? 0, fame: site.next_fame ?? 0 },
    });
  }
  if (site.level === 0) return texts.say({ name: 'gr-site-empty', values });
  return texts.say({ name: 'gr-site', values: { ...values, level: site.level, free: site.free_places } });
}

export function slotWords(texts: Texts, names: readonly string[], province: ProvinceView, slot: SlotView): string {
  const values = { province: { name: `province-${province.province}` }, slot: slot.slot };
  if (slot.owner === null) return texts.say({ name: 'gr-slot-free', values });
  const target = slot.target_seat === null ? null : whoSaid(slot.target_seat, names);
  if (target === null) return texts.say({ name: 'gr-slot-idle', values });
  return texts.say({ name: 'gr-slot-aims', values: { ...values, target } });
}

/** A seat's name, or Cassius', who has no seat. */
export function whoSaid(seat: number, names: readonly string[]): { seat: number } | Said {
  return seat < names.length ? { seat } : { name: 'cassius' };
}

export function cardSaid(card: string): Said {
  return { name: `goods-${kindOf(card)}` };
}

/** What a card does, and when, in full. */
export function cardWords(texts: Texts, { goods, amount, condition }: CardView): string {
  const values = { amount, moment: { name: `condition-${condition}` } };
  return `${texts.t(`goods-${goods}`)}: ${texts.say({ name: `goods-${goods}-text`, values })}`;
}

export function taskWords(texts: Texts, { task, worth, need }: TaskView): string {
  return texts.t(`task-${task}-text`, { fame: worth, need });
}

/** What the plain action of a type of buildings would bring this player now. */
export function gainWords(texts: Texts, view: View, me: PlayerView, sphere: string): string {
  if (sphere === 'mil') return texts.t('gr-gain-mil', { home: me.legions_home });
  if (sphere === 'pol') {
    if (me.votes_home === 0) return texts.t('gr-gain-no-vote');
    return me.next_vote_is_supremacy ? texts.t('gr-gain-supremacy', { fame: me.supremacy_fame }) : texts.t('gr-gain-pol', { home: me.votes_home });
  }
  if (sphere === 'tra') return texts.t('gr-gain-tra', { cards: me.cards, limit: view.hand_limit });
  if (sphere === 'rel') {
    if (me.next_piece === null) return texts.t('gr-gain-finished');
    return texts.say({ name: 'gr-gain-rel', values: { piece: { name: `piece-${me.next_piece}` }, fame: me.next_piece_fame } });
  }
  return texts.t('gr-gain-agr', { denarii: me.harvest });
}

/** The reason a card does not fit, if it is one of the closed choices. */
export function playCode(card: string): string {
  return `play ${card}`;
}
