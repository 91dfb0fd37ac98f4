import { expect, test } from 'vitest'
import { chooseLead } from './lead.ts'

const words = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `ord${first + index}`).join(' ')

test.each([
  ['a short text as a whole', 'Dette er ei kort sak.', '<p>Dette er ei kort sak.</p>'],
  ['two paragraphs', 'Først – «her». Så der.', '<p>Først &#8211; «her».</p><p>Så der.</p>'],
  ['the first words and dots in brackets', `${words(1, 55)} […]`, `<p>${words(1, 80)}</p>`],
  ['the first words and three dots', `${words(1, 20)}...`, `<p>${words(1, 80)}</p>`],
  ['the first letters', `${words(1, 20)} or…`, `<p>${words(1, 80)}</p>`],
  ['the first words and a link', `${words(1, 20)} … Les meir »`, `<p>${words(1, 80)}</p>`],
  [
    'the first words and only a link',
    `${words(1, 20)} Continue reading “Ei sak” →`,
    `<p>${words(1, 80)}</p>`,
  ],
  [
    'the first paragraph, as an editor repeated it',
    'Lik start her',
    '<p>Lik start <b>her</b>.</p><p>Så meir.</p>',
  ],
  [
    'the text without its caption',
    `Overskrift ${words(1, 20)} […]`,
    `<h2>Overskrift</h2><figure><img src="/a.jpg"><figcaption>Bilettekst</figcaption></figure><p>${words(1, 80)}</p>`,
  ],
  [
    'the text without what a plugin adds',
    `${words(1, 10)} ${words(14, 20)}`,
    `<p>${words(1, 10)}</p><h3>Ei overskrift ${words(11, 13)}</h3><p>${words(14, 40)}</p>`,
  ],
  [
    'a later paragraph, such as the one below a heading',
    'Kort om saka.',
    '<h2>Overskrift</h2><p>Kort om saka.</p><p>Meir.</p>',
  ],
  [
    'a caption of a gallery',
    'Frå opninga i fjor',
    '<figure class="wp-block-gallery"><figure><img src="a.jpg"></figure><figcaption>Frå opninga i fjor</figcaption></figure><p>Meir.</p>',
  ],
])('%s is no lead', (_, excerpt, html) => {
  expect(chooseLead(excerpt, html)).toBe('')
})

test.each([
  ['Ei handskriven innleiing …', '<p>Innhaldet er noko anna.</p>'],
  ['Kort om saka.', '<p>Saka er at vi kort sagt treng pengar.</p>'],
  ['Les meir om dette i kveld.', '<p>Dette skjer i kveld.</p>'],
  ['Ingress', ''],
])('“%s” is the lead of another text', (excerpt, html) => {
  expect(chooseLead(excerpt, html)).toBe(excerpt)
})
