import type { Picture } from '../picture.ts'
import { achmedPoster, achmedStill } from './achmed.ts'
import { brudeferdenPoster, brudeferdenStill } from './brudeferden.ts'
import { caligariPoster, caligariStill } from './caligari.ts'
import { fanteAnnePoster, fanteAnneStill } from './fante-anne.ts'
import { goldRushPoster, goldRushStill } from './gold-rush.ts'
import { haxanPoster, haxanStill } from './haxan.ts'
import { jeanneDarcPoster, jeanneDarcStill } from './jeanne-darc.ts'
import { korkarlenPoster, korkarlenStill } from './korkarlen.ts'
import { metropolisPoster, metropolisStill } from './metropolis.ts'
import { nosferatuPoster, nosferatuStill } from './nosferatu.ts'
import { phantomPoster, phantomStill } from './phantom.ts'
import { potemkinPoster, potemkinStill } from './potemkin.ts'
import { reisaTilManenPoster, reisaTilManenStill } from './reisa-til-manen.ts'
import { safetyLastPoster, safetyLastStill } from './safety-last.ts'
import { sherlockJrPoster, sherlockJrStill } from './sherlock-jr.ts'
import { sunrisePoster, sunriseStill } from './sunrise.ts'
import { theGeneralPoster, theGeneralStill } from './the-general.ts'
import { theKidPoster, theKidStill } from './the-kid.ts'

/** A poster and a wide still for each film of the demo house. */
export const filmPictures: Picture[] = [
  nosferatuPoster,
  nosferatuStill,
  metropolisPoster,
  metropolisStill,
  theGeneralPoster,
  theGeneralStill,
  safetyLastPoster,
  safetyLastStill,
  haxanPoster,
  haxanStill,
  korkarlenPoster,
  korkarlenStill,
  brudeferdenPoster,
  brudeferdenStill,
  fanteAnnePoster,
  fanteAnneStill,
  jeanneDarcPoster,
  jeanneDarcStill,
  reisaTilManenPoster,
  reisaTilManenStill,
  caligariPoster,
  caligariStill,
  sherlockJrPoster,
  sherlockJrStill,
  sunrisePoster,
  sunriseStill,
  theKidPoster,
  theKidStill,
  phantomPoster,
  phantomStill,
  achmedPoster,
  achmedStill,
  potemkinPoster,
  potemkinStill,
  goldRushPoster,
  goldRushStill,
]
