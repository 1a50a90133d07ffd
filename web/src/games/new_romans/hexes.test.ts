import { describe, expect, it } from 'vitest';
import { around, borders, boxAround, nextCell, regions, stillHeld, WIDTH } from './hexes';
import type { CellView, TileView } from './view';

function laid(...tiles: [cell: string, land: string][]): CellView[] {
  return tiles.map(([cell, land]) => ({ cell, land, building: null, region: 1, points: null, fresh: false }));
}
const sides = (path: string): number => path.split('M').length - 1;

describe('a domain', () => {
  it('is outlined on every side where a land ends, and on no other', () => {
    expect(sides(borders(laid(['0,0', 'field'])))).toBe(6);
    expect(sides(borders(laid(['0,0', 'field'], ['1,0', 'field'])))).toBe(10);
  });

  it('draws a side between two lands once', () => {
    expect(sides(borders(laid(['0,0', 'field'], ['1,-1', 'city'])))).toBe(11);
    expect(sides(borders(laid(['1,-1', 'city'], ['0,0', 'field'])))).toBe(11);
  });

  it('puts the border where the neighbour lies', () => {
    const right = `M${(WIDTH / 2).toFixed(1)},-25.0L${(WIDTH / 2).toFixed(1)},25.0`;
    expect(borders(laid(['0,0', 'field'], ['1,0', 'city']))).toContain(right);
    expect(borders(laid(['0,0', 'field'], ['1,0', 'field']))).not.toContain(right);
  });

  it('has regions of tiles of one land that hang together', () => {
    const domain = laid(['0,0', 'field'], ['1,0', 'field'], ['2,0', 'city'], ['3,0', 'field'], ['0,1', 'field']);
    expect(regions(domain).map(({ cells }) => cells.length)).toEqual([3, 1, 1]);
  });

  it('labels a region on one of its own tiles', () => {
    const ring = laid(...around('0,0').map((cell): [string, string] => [cell, 'field']));
    const [region] = regions(ring);
    expect(region?.cells).toHaveLength(6);
    expect(region?.cells).toContain(region?.label);
  });

  it('is framed with room for its outermost tiles', () => {
    const box = boxAround(['0,0', '0,2'], 0);
    expect(box.height).toBeCloseTo(250);
    expect(box.width).toBeCloseTo(2 * WIDTH);
  });
});

describe('arrow keys', () => {
  const cells = ['0,0', '1,0', '2,0', '0,1', '-1,1', '5,-1'];

  it('go to the nearest cell in their direction', () => {
    expect(nextCell('0,0', cells, 'ArrowRight')).toBe('1,0');
    expect(nextCell('2,0', cells, 'ArrowLeft')).toBe('1,0');
    expect(nextCell('0,1', cells, 'ArrowLeft')).toBe('-1,1');
  });

  it('stay where they are at the edge', () => {
    expect(nextCell('-1,1', cells, 'ArrowDown')).toBeNull();
  });
});

describe('tiles in the tray', () => {
  const field: TileView = { land: 'field', building: null };
  const mill: TileView = { land: 'field', building: 'mill' };

  it('are those still in the hand, twins counted one by one', () => {
    expect(stillHeld([field, mill, field], [field, mill])).toEqual([false, true, true]);
    expect(stillHeld([field, mill, field], [mill])).toEqual([false, true, false]);
  });
});
