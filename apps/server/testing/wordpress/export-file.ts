import { fillAddress, type OldHouse, type OldPicture, type OldPost, postPath } from './old-house.ts'
import { slugOf } from './wordpress-server.ts'

/** The export file of an old house: everything, also what is not public. */
export function createExportFile({ posts, pictures }: OldHouse, site: string, encoding = 'UTF-8'): string {
  const categories = [...new Set(posts.map(({ category }) => category))].filter(Boolean)
  return `<?xml version="1.0" encoding="${encoding}" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Gamlehuset</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
${['Kari Nordmann', 'Ola Nordmann'].map((name) => `<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata(name.slice(0, 4))}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`).join('')}
${categories.map((name, index) => `<wp:category><wp:term_id>${index + 1}</wp:term_id><wp:category_nicename>${cdata(slugOf(name))}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`).join('\n')}
${posts.map((post) => toItem(post, site)).join('\n')}
${pictures.map((picture) => toAttachment(picture, site)).join('\n')}
</channel></rss>`
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const utc = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

const toItem = (post: OldPost, site: string) => `<item>
<title>${cdata(post.title)}</title><link>${site}${postPath(post)}</link><dc:creator>${cdata(post.author.slice(0, 4))}</dc:creator>
<guid isPermaLink="false">${site}/?${post.type === 'page' ? 'page_id' : 'p'}=${post.id}</guid>
<content:encoded>${cdata(fillAddress(post.stored, site))}</content:encoded><excerpt:encoded>${cdata(post.excerpt)}</excerpt:encoded>
<wp:post_id>${post.id}</wp:post_id><wp:post_date_gmt>${utc(post.date)}</wp:post_date_gmt><wp:post_modified_gmt>${utc(post.date)}</wp:post_modified_gmt>
<wp:post_name>${cdata(encodeURIComponent(post.slug))}</wp:post_name><wp:status>${cdata(post.status)}</wp:status>
<wp:comment><wp:comment_id>${post.id}</wp:comment_id><wp:comment_approved>${cdata(post.id === 1 ? '1' : 'spam')}</wp:comment_approved></wp:comment>
<wp:post_parent>0</wp:post_parent><wp:post_type>${cdata(post.type)}</wp:post_type><wp:post_password>${cdata(post.password)}</wp:post_password>
${post.category ? `<category domain="category" nicename="${slugOf(post.category)}">${cdata(post.category)}</category>` : ''}
${post.pictureId ? meta('_thumbnail_id', String(post.pictureId)) : ''}
${post.startsAt ? meta('_EventStartDateUTC', utc(post.startsAt)) + meta('_EventEndDateUTC', utc(new Date(+post.startsAt + 5_400_000))) + meta('_EventCost', '250') : ''}
</item>`

const toAttachment = ({ id, file, alt, parentId }: OldPicture, site: string) => `<item>
<title>${cdata(`Bilete ${id}`)}</title><link>${site}/?attachment_id=${id}</link><guid isPermaLink="false">${site}/wp-content/uploads/${encodeURI(file)}</guid>
<content:encoded>${cdata('')}</content:encoded><wp:post_id>${id}</wp:post_id><wp:status>${cdata('inherit')}</wp:status>
<wp:post_parent>${parentId}</wp:post_parent><wp:post_type>${cdata('attachment')}</wp:post_type><wp:post_password>${cdata('')}</wp:post_password>
<wp:attachment_url>${cdata(`${site}/wp-content/uploads/${encodeURI(file)}`)}</wp:attachment_url>
${meta('_wp_attachment_image_alt', alt)}
</item>`
