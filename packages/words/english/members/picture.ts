import type { pictureWords } from '../../nynorsk/members/picture.ts'
import type { Translation } from '../../translation.ts'

/** Words of the picture beside a member's reviews. */
export const PICTURE_ENGLISH: Translation<typeof pictureWords> = {
  picture: 'Picture beside your reviews',
  pictureNone: 'None',
  pictureRev: 'Fox',
  pictureUgle: 'Owl',
  pictureMane: 'Moon',
  picturePopkorn: 'Popcorn',
  pictureKlappe: 'Clapperboard',
  pictureFjord: 'Fjord',
  pictureOwn: 'Your own',
  pictureUpload: 'Upload a picture',
  pictureUploadHint:
    'We take the middle of the picture and make it small. It is hidden together with a review that is hidden.',
  pictureSaved: 'The picture is saved.',
  pictureRemoved: 'The picture is removed.',
  pictureUnreadable: 'We cannot open this picture. Try one in JPEG or PNG.',
}
