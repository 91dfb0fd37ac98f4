import type { pictureWords } from '../../nynorsk/members/picture.ts'
import type { Translation } from '../../translation.ts'

/** Words of the picture beside a member's reviews. */
export const PICTURE_BOKMAAL: Translation<typeof pictureWords> = {
  picture: 'Bilde ved omtalene dine',
  pictureNone: 'Ingen',
  pictureRev: 'Rev',
  pictureUgle: 'Ugle',
  pictureMane: 'Måne',
  picturePopkorn: 'Popkorn',
  pictureKlappe: 'Klappe',
  pictureFjord: 'Fjord',
  pictureOwn: 'Ditt eget',
  pictureUpload: 'Last opp et bilde',
  pictureUploadHint:
    'Vi tar midten av bildet og gjør det lite. Det blir skjult sammen med en omtale som blir skjult.',
  pictureSaved: 'Bildet er lagret.',
  pictureRemoved: 'Bildet er fjernet.',
  pictureUnreadable: 'Vi klarer ikke å åpne dette bildet. Prøv et i JPEG eller PNG.',
}
