/** Drawn pictures that members can choose for their reviews. */
export const DRAWN_PICTURES = ['rev', 'ugle', 'mane', 'popkorn', 'klappe', 'fjord'] as const
export type DrawnPicture = (typeof DRAWN_PICTURES)[number]

/** The folder of members' pictures, drawn and uploaded. */
export const MEMBER_PICTURE_PATH = '/medlemsbilete'

export const drawnPicturePath = (name: DrawnPicture) => `${MEMBER_PICTURE_PATH}/${name}.svg`

/** Browsers scale a picture down to this width and height before they send it. */
export const MEMBER_PICTURE_PIXELS = 256
/** The largest upload, which is a quarter smaller than its text in base64. */
export const MAX_MEMBER_PICTURE_BYTES = 40_000
