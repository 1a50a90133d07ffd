/** What is seen through the arch of each game: 220 by 340, with all that matters between heights 35 and 305. */
import aeterna from './aeterna.svg';
import glory_of_rome from './glory_of_rome.svg';
import hadrians_wall from './hadrians_wall.svg';
import new_romans from './new_romans.svg';
import sylla from './sylla.svg';

export const scenes: Record<string, string> = { new_romans, sylla, hadrians_wall, aeterna, glory_of_rome };
