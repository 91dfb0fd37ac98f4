import type { SheetProduction } from '@lerret/model/programme-text'

/** What is shown in the weeks of the simulation, and where. */
export const HALLS = ['Storsalen', 'Sal 2']
export const PRODUCTIONS: SheetProduction[] = [
  { id: 'haxan', title: 'Häxan', object: 'movie', minutes: 105 },
  { id: 'caligari', title: 'Caligari', object: 'movie', minutes: 76 },
]
