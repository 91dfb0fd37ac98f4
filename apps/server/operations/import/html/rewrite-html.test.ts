import { expect, test } from 'vitest'
import { prepareHtml } from './prepare-html.ts'
import { listFiles, rewriteHtml } from './rewrite-html.ts'

const rewrite = (html: string) =>
  rewriteHtml(html, {
    address: 'https://old.example/2019/sak/',
    findLink: (address) =>
      address.includes('/om-oss') ? '/om' : address.includes('/bilde-') ? '/images/1' : null,
    findPicture: (address) =>
      address.includes('missing') ? null : { src: '/images/1', alt: 'På kaia', width: 640, height: 400 },
  })

const rewriteWith = (html: string, featured: string) =>
  rewriteHtml(html, {
    address: 'https://old.example/2019/sak/',
    featured,
    findLink: () => null,
    findPicture: (address) => ({ src: `/images/${address.at(-5)}`, alt: '', width: 640, height: 400 }),
  })

const IMAGE = '<img loading="lazy" alt="På kaia" src="/images/1" width="640" height="400" />'

test.each([
  ['a picture in a paragraph', '<p><img src="a.jpg"></p>', `<figure>${IMAGE}</figure>`],
  [
    'a picture that links to itself',
    '<p><a href="/uploads/a.jpg"><img src="/uploads/a-300x200.jpg"></a></p>',
    `<figure>${IMAGE}</figure>`,
  ],
  [
    'two pictures',
    '<p><img src="a.jpg"><br><img src="b.jpg"></p>',
    `<figure>${IMAGE}</figure><figure>${IMAGE}</figure>`,
  ],
  [
    'a caption of the classic editor',
    '<div class="wp-caption"><img src="a.jpg"><p class="wp-caption-text">Tekst</p></div>',
    `<figure>${IMAGE}<figcaption>Tekst</figcaption></figure>`,
  ],
  [
    'a gallery',
    '<figure class="wp-block-gallery"><ul><li><figure><img src="a.jpg"></figure></li></ul></figure>',
    `<figure>${IMAGE}</figure>`,
  ],
  ['a picture that could not be had', '<p>Hei</p><p><img src="missing.jpg"></p>', '<p>Hei</p>'],
  [
    'a link to what moved',
    '<p><a href="https://www.old.example/om-oss/#kart">x</a></p>',
    '<p><a href="/om#kart">x</a></p>',
  ],
  ['a relative link', '<p><a href="../">x</a></p>', '<p><a href="https://old.example/2019/">x</a></p>'],
  [
    'a video by its address',
    '<p>https://youtu.be/aqz-KE-bpKQ</p>',
    '<a data-video href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" rel="external">YouTube</a>',
  ],
  ['text in boxes', '<div class="x"><div>Hei <b>du</b></div></div>', '<p>Hei <b>du</b></p>'],
  ['scripts and styles', '<style>p{}</style><p onclick="x()">Hei</p><script>x()</script>', '<p>Hei</p>'],
])('%s is rewritten', (_, html, expected) => {
  expect(rewrite(html)).toBe(expected)
})

test('the picture of an article that is also first in its text is shown once, and its caption stays', () => {
  const text = '<p>Hei</p>'
  expect(rewriteWith(`<p><a href="a.jpg"><img src="a.jpg"></a></p>${text}`, '/images/a')).toBe(text)
  expect(rewriteWith(`<div><figure><img src="a.jpg"></figure></div>${text}`, '/images/a')).toBe(text)
  expect(
    rewriteWith(`<figure><img src="a.jpg"><figcaption>På kaia</figcaption></figure>${text}`, '/images/a'),
  ).toBe(`<p>På kaia</p>${text}`)
  for (const kept of [`<p><img src="b.jpg"></p>${text}`, `${text}<p><img src="a.jpg"></p>`])
    expect(rewriteWith(kept, '/images/a')).toContain('<img')
})

test('what a script shows late, and what is shown without scripts, is one picture', () => {
  const html = '<p><img data-src="/a.jpg" src="data:x"><noscript><img src="/a.jpg"></noscript></p>'
  expect(rewrite(html)).toBe(`<figure>${IMAGE}</figure>`)
  expect(listFiles(html, 'https://old.example/').pictures).toEqual(['https://old.example/a.jpg'])
})

test.each([
  [
    'of the block editor',
    '<figure class="wp-block-gallery"><figure><img src="a.jpg"><figcaption>Ein</figcaption></figure><figcaption class="blocks-gallery-caption">Alle</figcaption></figure>',
    `<figure>${IMAGE}<figcaption>Ein</figcaption></figure><p>Alle</p>`,
  ],
  [
    'of the classic editor',
    '<div class="gallery"><dl class="gallery-item"><dt><a href="/sak/bilde-1/"><img src="a.jpg"></a></dt><dd class="wp-caption-text">Ein</dd></dl><br></div>',
    `<figure>${IMAGE}<figcaption>Ein</figcaption></figure>`,
  ],
  [
    'of a theme with HTML5',
    '<div class="gallery"><figure class="gallery-item"><div class="gallery-icon"><a href="/sak/bilde-1/"><img src="a.jpg"></a></div><figcaption class="wp-caption-text">Ein</figcaption></figure></div>',
    `<figure>${IMAGE}<figcaption>Ein</figcaption></figure>`,
  ],
])('a gallery %s keeps each caption once', (_, html, expected) => {
  expect(rewrite(html).replaceAll(/\s*<br \/>\s*/g, '')).toBe(expected)
})

test('pictures that load late, and files that are linked to, are found', () => {
  const html =
    '<img data-src="/a.jpg" src="data:x"><img src="https://i0.wp.com/old.example/b.jpg?w=300"><a href="/c.pdf">c</a><a href="/d/">d</a>'
  expect(listFiles(html, 'https://old.example/sak/')).toEqual({
    pictures: ['https://old.example/a.jpg', 'https://old.example/b.jpg?w=300'],
    linked: ['https://old.example/c.pdf'],
  })
})

test('text of the classic editor gets its paragraphs, and the comments of the block editor disappear', () => {
  const prepare = (html: string) => prepareHtml(html, { isStoredText: true, findAttachment: () => null })
  expect(prepare('Hei\ndu\n\n<h2>Meir</h2>\n\nSlutt').html).toBe(
    '<p>Hei<br>\ndu</p>\n<h2>Meir</h2>\n<p>Slutt</p>',
  )
  expect(
    prepare('<!-- wp:paragraph {"a":"--"} --><p>Hei</p><!-- /wp:paragraph --><!-- wp:latest-posts /-->'),
  ).toEqual({
    html: '<p>Hei</p>',
    dropped: ['wp:latest-posts'],
  })
})
