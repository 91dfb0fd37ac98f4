import type { Picture } from '../picture.ts'
import { goldRushPoster, goldRushStill } from './american/gold-rush.ts'
import { phantomPoster, phantomStill } from './american/phantom.ts'
import { safetyLastPoster, safetyLastStill } from './american/safety-last.ts'
import { sherlockJrPoster, sherlockJrStill } from './american/sherlock-jr.ts'
import { sunrisePoster, sunriseStill } from './american/sunrise.ts'
import { theGeneralPoster, theGeneralStill } from './american/the-general.ts'
import { theKidPoster, theKidStill } from './american/the-kid.ts'
import { achmedPoster, achmedStill } from './european/achmed.ts'
import { caligariPoster, caligariStill } from './european/caligari.ts'
import { jeanneDarcPoster, jeanneDarcStill } from './european/jeanne-darc.ts'
import { metropolisPoster, metropolisStill } from './european/metropolis.ts'
import { nosferatuPoster, nosferatuStill } from './european/nosferatu.ts'
import { potemkinPoster, potemkinStill } from './european/potemkin.ts'
import { reisaTilManenPoster, reisaTilManenStill } from './european/reisa-til-manen.ts'
import { brudeferdenPoster, brudeferdenStill } from './nordic/brudeferden.ts'
import { fanteAnnePoster, fanteAnneStill } from './nordic/fante-anne.ts'
import { haxanPoster, haxanStill } from './nordic/haxan.ts'
import { korkarlenPoster, korkarlenStill } from './nordic/korkarlen.ts'

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
