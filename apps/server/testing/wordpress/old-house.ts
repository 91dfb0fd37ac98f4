import { HOUR_MS } from '@lerret/model'

/** The content of an invented culture house that ran on WordPress, from which both the REST server and the export file are made. */
export interface OldHouse {
  posts: OldPost[]
  pictures: OldPicture[]
}

export interface OldPost {
  id: number
  type: 'post' | 'page' | 'tribe_events'
  status: 'publish' | 'private' | 'draft' | 'future'
  password: string
  slug: string
  title: string
  /** The text as it is stored, with comments of the block editor and shortcodes; `{site}` is the address of the site. */
  stored: string
  /** The text as WordPress sends it to browsers. */
  rendered: string
  /** The summary that an editor wrote; empty where WordPress takes the beginning of the text. */
  excerpt: string
  author: string
  category: string
  date: Date
  pictureId: number | null
  startsAt: Date | null
}

export interface OldPicture {
  id: number
  /** `2019/05/sommar-1.jpg`. */
  file: string
  alt: string
  /** The post that it was uploaded to. */
  parentId: number
}

/** The size of every original. */
export const PICTURE_SIZE = { width: 640, height: 400 }
export const COPY_SIZES = [
  { name: 'medium', width: 300, height: 188 },
  { name: 'thumbnail', width: 150, height: 150 },
]

/** A word that is in nothing but what must stay hidden. */
export const HIDDEN_WORD = 'løyndomsfull'

const CATEGORIES = ['Nyheter', 'Konsert', 'Kino', 'Kunst og kultur']

export function createOldHouse({
  posts,
  pages,
  events,
}: {
  posts: number
  pages: number
  events: number
}): OldHouse {
  const pictures = Array.from(
    { length: posts + events },
    (_, index): OldPicture => ({
      id: 100_000 + index,
      file: `${2012 + (index % 12)}/0${1 + (index % 9)}/${index % 5 === 0 ? 'på-kaia' : 'sommar'}-${index}.jpg`,
      alt: index % 2 === 0 ? `Bilete nummer ${index}` : '',
      parentId: 1 + index,
    }),
  )
  return {
    pictures,
    posts: [
      ...Array.from({ length: posts }, (_, index) => createPost(index, posts, pictures)),
      ...Array.from({ length: pages }, (_, index) => createPage(index)),
      ...Array.from({ length: events }, (_, index) => createEvent(index, posts, pictures)),
    ],
  }
}

/** One post in five is not public. */
const HIDDEN_STATUSES: Record<number, OldPost['status']> = { 7: 'private', 11: 'draft', 13: 'future' }

function createPost(index: number, count: number, pictures: OldPicture[]): OldPost {
  const id = index + 1
  const date = new Date(Date.UTC(2012, 0, 1) + index * 36 * HOUR_MS)
  const status = HIDDEN_STATUSES[index % 20] ?? 'publish'
  const password = index % 20 === 17 ? 'sesam' : ''
  const isHidden = status !== 'publish' || password !== ''
  const text = isHidden ? `Dette er ${HIDDEN_WORD}.` : `Sak nummer ${id} om kulturhuset.`
  const picture = pictures[index] as OldPicture
  const neighbour = 1 + ((index + 1) % count)
  const { stored, rendered } = createTexts({ index, text, picture, neighbour })
  return {
    id,
    type: 'post',
    status,
    password,
    slug: index % 5 === 0 ? `før-premieren-${id}` : `sak-${id}`,
    title:
      index % 3 === 0
        ? `Kino &#038; konsert &#8211; nr. ${id}`
        : `Sak ${id}${isHidden ? ` ${HIDDEN_WORD}` : ''}`,
    stored,
    rendered,
    excerpt: index % 4 === 0 ? `<p>Kort om sak ${id} …</p>` : '',
    author: index % 2 === 0 ? 'Kari Nordmann' : 'Ola Nordmann',
    category: CATEGORIES[index % CATEGORIES.length] as string,
    date,
    pictureId: index % 6 === 5 ? null : picture.id,
    startsAt: null,
  }
}

interface TextInput {
  index: number
  text: string
  picture: OldPicture
  neighbour: number
}

/** Links to other posts in the forms that years of editing leave behind. */
const LINK_FORMS = ['{http}/?p=ID', '{site}/?p=ID', '/?p=ID', '{www}/?p=ID&utm_source=brev']

function createTexts({ index, text, picture, neighbour }: TextInput) {
  const link = `<a href="${(LINK_FORMS[index % LINK_FORMS.length] as string).replace('ID', String(neighbour))}">ei anna sak</a>`
  const copy = `{site}/wp-content/uploads/${encodeURI(picture.file.replace(/\.jpg$/, '-300x188.jpg'))}`
  const original = `{site}/wp-content/uploads/${encodeURI(picture.file)}`
  const image = `<a href="${original}"><img class="wp-image-${picture.id}" src="${copy}" alt="" width="300" height="188" /></a>`
  const misread = Buffer.from('Bølgjer på fjorden – «sommar»').toString('latin1')
  if (index % 3 === 0)
    return {
      stored: `<!-- wp:paragraph --><p>${text} Sjå ${link}.</p><!-- /wp:paragraph -->\n<!-- wp:image {"id":${picture.id}} --><figure class="wp-block-image">${image}<figcaption>På scena</figcaption></figure><!-- /wp:image -->\n<!-- wp:latest-posts {"postsToShow":5} /-->\n<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure><!-- /wp:embed -->`,
      rendered: `<p>${text} Sjå ${link}.</p>\n<figure class="wp-block-image">${image}<figcaption>På scena</figcaption></figure>\n<ul class="wp-block-latest-posts"></ul>\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe></div></figure>`,
    }
  if (index % 3 === 1)
    return {
      stored: `${text} Sjå ${link}.\n\n[caption id="attachment_${picture.id}" width="300"]${image} På scena[/caption]\n\n[contact-form-7 id="12" title="Kontakt"]\n\n${misread} [sic] og [1].`,
      rendered: `<p>${text} Sjå ${link}.</p>\n<div class="wp-caption" style="width: 310px">${image}<p class="wp-caption-text">På scena</p></div>\n<p>[contact-form-7 id=&#8221;12&#8243; title=&#8221;Kontakt&#8221;]</p>\n<p>${misread} [sic] og [1].</p>`,
    }
  return {
    stored: `[vc_row][vc_column width="1/2"]<p>${text} Sjå ${link}.</p>[/vc_column][/vc_row]\n\n[gallery ids="${picture.id}"]`,
    rendered: `[vc_row][vc_column width=&#8221;1/2&#8243;]<p>${text} Sjå ${link}.</p>[/vc_column][/vc_row]\n<div class="gallery"><figure class="gallery-item"><img data-src="${copy}" src="data:image/gif;base64,R0lGODlhAQ" alt=""></figure></div><script>alert(1)</script>`,
  }
}

function createPage(index: number): OldPost {
  const id = 50_000 + index
  const text = `<p>Side ${index} om huset, med <a href="{site}/wp-content/uploads/program.pdf">programmet</a>.</p>`
  return {
    id,
    type: 'page',
    status: index % 10 === 9 ? 'private' : 'publish',
    password: '',
    slug: `om-huset-${index}`,
    title: `Om huset ${index}`,
    stored: text,
    rendered: text,
    excerpt: '',
    author: 'Kari Nordmann',
    category: '',
    date: new Date(Date.UTC(2015, 2, 1)),
    pictureId: null,
    startsAt: null,
  }
}

function createEvent(index: number, posts: number, pictures: OldPicture[]): OldPost {
  const startsAt = new Date(Date.UTC(2019, 0, 1, 18) + index * 72 * HOUR_MS)
  const text = `<p>Konsert nummer ${index} i storsalen.</p>`
  return {
    id: 70_000 + index,
    type: 'tribe_events',
    status: 'publish',
    password: '',
    slug: `konsert-${index}`,
    title: `Konsert ${index}`,
    stored: text,
    rendered: text,
    excerpt: '<p>Ein konsert.</p>',
    author: 'Kari Nordmann',
    category: 'Konsert',
    date: new Date(+startsAt - 1000 * HOUR_MS),
    pictureId: pictures[posts + index]?.id ?? null,
    startsAt,
  }
}

/** The permanent address of a post, below the site. */
export function postPath({ id, type, slug, date, status }: OldPost): string {
  if (status === 'draft' || status === 'future') return `/?p=${id}`
  if (type === 'page') return `/${encodeLower(slug)}/`
  if (type === 'tribe_events') return `/event/${encodeLower(slug)}/`
  return `/${date.getUTCFullYear()}/${String(date.getUTCMonth() + 1).padStart(2, '0')}/${encodeLower(slug)}/`
}

/** WordPress writes percent-encoding in lower case. */
export const encodeLower = (text: string) =>
  encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase())

/** Texts with the address of the site in place. */
export const fillAddress = (text: string, site: string) =>
  text
    .replaceAll('{site}', site)
    .replaceAll('{http}', site.replace(/^https:/, 'http:'))
    .replaceAll('{www}', site.replace('://', '://www.'))

export const isPublic = ({ status, password }: OldPost) => status === 'publish' && password === ''
