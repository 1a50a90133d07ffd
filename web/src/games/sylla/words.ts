/** Pieces of Sylla in words; the sentences themselves are in the `.ftl` files. */
import type { Said, Texts } from '$lib/text';
import type { BuildingView, CardView, OwnedCardView, View, WorkView } from './view';

/** `Senator`, `Crane`: what stands on a card; that it is a Christian is drawn as a fish. */
export function kindSaid(kind: string): Said {
  return { name: kind === 'crane' ? 'building-crane' : `character-${kind}` };
}

export function cardSaid({ kind, christian }: Pick<CardView, 'kind' | 'christian'>): Said {
  return christian ? { name: 'character-christian', values: { character: kindSaid(kind) } } : kindSaid(kind);
}

/** A card with all that is drawn on it, for those who do not see the drawing. */
export function cardWords(texts: Texts, card: CardView | OwnedCardView): string {
  const colours = card.hexagons.map((colour) => ({ name: `colour-${colour}` }));
  const values = { card: cardSaid(card), colours, count: colours.length };
  return withState(texts.say({ name: 'sy-card', values }), 'turned' in card ? stateWords(texts, card) : '');
}

export function buildingWords(texts: Texts, building: BuildingView): string {
  return withState(texts.t(`building-${building.kind}`), stateWords(texts, building));
}

function withState(words: string, state: string): string {
  return state ? `${words}, ${state}` : words;
}

/** Why a piece does nothing at present; empty if it does. */
export function stateWords(texts: Texts, piece: OwnedCardView | BuildingView): string {
  if (piece.face_down) {
    const events = piece.kept_down_by.map((event) => ({ name: `event-${event}` }));
    return texts.say({ name: 'sy-face-down-by', values: { events, count: events.length } });
  }
  if ('turned' in piece && piece.turned) return texts.t('sy-turned');
  if ('new' in piece && piece.new) return texts.t('sy-new-crane');
  if ('used' in piece && piece.used) return texts.t('sy-used');
  return '';
}

/** What a Great Work gives: `5 and 3 points`, `Leisure 1 right for every 5 votes`. */
export function workLines(texts: Texts, work: WorkView): string[] {
  const lines: string[] = [];
  if (work.places.length > 0) {
    lines.push(texts.say({ name: 'sy-work-places', values: { points: work.places.map(String) } }));
  }
  for (const { votes, points } of work.thresholds) lines.push(texts.t('sy-work-threshold', { votes, points }));
  if (work.moves !== null) {
    const values = { step: work.step ?? 0, votes: work.votes_per_step ?? 0 };
    lines.push(
      work.moves === 'famine'
        ? texts.t('sy-work-famine', values)
        : texts.say({ name: 'sy-work-marker', values: { ...values, token: { name: `token-${work.moves}` } } }),
    );
  }
  return lines;
}

/** How far the votes everybody can see go, and what one step more would take. */
export function countWords(texts: Texts, { senators, steps, votes_missing }: WorkView): string {
  const seen = texts.t('sy-work-seen', { senators, steps: steps ?? 0 });
  return `${seen} ${texts.t('sy-work-missing', { missing: votes_missing ?? 0 })}`;
}

/** The other Great Works: the next one if it is seen, else how many are not, and the one out of the match. */
export function otherWorks(texts: Texts, { next_work, removed_work, works_left }: View): string[] {
  const named = (name: string, work: string): string => texts.say({ name, values: { work: { name: `work-${work}` } } });
  const next = next_work ? named('sy-next-work', next_work.work) : texts.t('sy-works-unseen', { works: works_left.length });
  return removed_work ? [next, named('sy-removed-work', removed_work)] : [next];
}
