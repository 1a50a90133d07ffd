/** Pieces of New Romans in words; the sentences themselves are in the `.ftl` files. */
import type { Said, Texts } from '$lib/text';
import { placeOf } from './hexes';
import type { CellView, TileView } from './view';

export function tileSaid({ land, building }: TileView): Said {
  const ground = { name: `land-${land}` };
  return building === null
    ? ground
    : { name: 'tile-with-building', values: { land: ground, building: { name: `building-${building}` } } };
}

/** Under a tile there is little room: `field, mill`, with the places where a long word may be broken. */
export function tileCaption(texts: Texts, { land, building }: TileView): string {
  const ground = texts.t(`nr-short-${land}`);
  return building === null ? ground : `${ground}, ${texts.t(`nr-short-${building}`)}`;
}

export function cellWords(texts: Texts, cell: string): string {
  const { q, r } = placeOf(cell);
  return texts.say({ name: 'nr-cell', values: { q: String(q).replace('-', '−'), r: String(r).replace('-', '−') } });
}

export function laidWords(texts: Texts, tile: CellView): string {
  const where = cellWords(texts, tile.cell);
  const values = { tile: tileSaid(tile), where, size: tile.region, points: tile.points ?? 0 };
  return texts.say({ name: tile.points === null ? 'nr-laid-tile' : 'nr-laid-building', values });
}
