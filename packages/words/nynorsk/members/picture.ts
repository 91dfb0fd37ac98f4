/** Words of the picture beside a member's reviews. */
export const pictureWords = {
  picture: 'Bilete ved omtalane dine',
  pictureNone: 'Ingen',
  pictureRev: 'Rev',
  pictureUgle: 'Ugle',
  pictureMane: 'Måne',
  picturePopkorn: 'Popkorn',
  pictureKlappe: 'Klappe',
  pictureFjord: 'Fjord',
  pictureOwn: 'Ditt eige',
  pictureUpload: 'Last opp eit bilete',
  pictureUploadHint:
    'Vi tek midten av biletet og gjer det lite. Det blir skjult saman med ein omtale som blir skjult.',
  pictureSaved: 'Biletet er lagra.',
  pictureRemoved: 'Biletet er fjerna.',
  pictureUnreadable: 'Vi klarer ikkje å opne dette biletet. Prøv eit i JPEG eller PNG.',
}

export type PictureWords = Readonly<Record<keyof typeof pictureWords, string>>
