import { spriteOf } from '../../pieces/sprite';
import Sprite from './Sprite.svelte';

export const needSprite = spriteOf(Sprite);
