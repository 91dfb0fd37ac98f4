import { expect, test } from 'vitest'
import { picture } from '../../stories/samples.ts'
import { renderHtml } from '../../testing.tsx'
import { Picture } from './Picture.tsx'
import { pictureAddress, pictureAttributes } from './picture-address.ts'

const still = picture('still', 'Ein skugge', 1600, 900)

test('a picture is requested at its size, cropped around its focal point', () => {
  expect(pictureAddress(still, 640, 2 / 3)).toBe(
    '/images/still?w=640&h=960&auto=compress&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.4',
  )
})

test('the version of a picture stays in its address', () => {
  expect(pictureAddress({ ...still, src: '/images/still?v=0a1b' }, 64, 1)).toMatch(
    /^\/images\/still\?w=64&.*&v=0a1b$/,
  )
})

test('a picture is never requested wider than it can be cropped', () => {
  const { srcSet } = pictureAttributes(still, 2 / 3)
  expect(Array.from(srcSet?.matchAll(/ (\d+)w/g) ?? [], (match) => match[1])).toEqual(['384', '512', '600'])
})

test('a small picture has one size', () => {
  expect(pictureAttributes(picture('ikon', '', 48, 48), 1)).toMatchObject({ width: 48, height: 48 })
})

test('a picture on another site is used as it is', () => {
  const elsewhere = { ...still, src: 'https://bilete.example/a.jpg' }
  expect(pictureAttributes(elsewhere, 1)).toMatchObject({
    src: 'https://bilete.example/a.jpg',
    srcSet: undefined,
  })
})

test('a picture reserves its space and is loaded lazily by default', () => {
  const html = renderHtml(<Picture {...still} ratio={3 / 2} sizes="100vw" />)
  expect(html).toContain('width="640" height="427"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('alt="Ein skugge"')
})

test('the main picture of the first screen is loaded with high priority', () => {
  const html = renderHtml(<Picture {...still} sizes="100vw" loading="high" />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
})

test('other pictures on the first screen are loaded at once, without high priority', () => {
  const html = renderHtml(<Picture {...still} sizes="45vw" loading="eager" />)
  expect(html).not.toContain('loading="lazy"')
  expect(html).not.toContain('fetchPriority="high"')
})

test('a narrow screen can have another crop', () => {
  const html = renderHtml(<Picture {...still} ratio={16 / 9} narrowRatio={4 / 3} sizes="100vw" />)
  expect(html).toContain('media="(max-width: 47.99rem)"')
  expect(html).toContain('w=640&amp;h=480')
})

test('a picture on paper or on a wall is loaded without scrolling, and is not preloaded', () => {
  const html = renderHtml(<Picture {...still} sizes="20vw" loading="low" />)
  expect(html).not.toContain('loading="lazy"')
  expect(html).not.toContain('rel="preload"')
})
