import { visitState } from './states.ts'
import { expect, test } from './visit.ts'

const HOSTS = /youtube|ytimg|vimeo/

test('a video in an article is loaded when it is opened, and not before', async ({ page }) => {
  const requestedUrls: string[] = []
  await page.route(HOSTS, (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await page.goto('/article/lydpr%C3%B8ve:-hald-deg-fast')
  const video = page.locator('main details').filter({ hasText: 'Big Buck Bunny' })
  await video.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(video).toContainText('Blir henta frå YouTube når du opnar')
  expect(requestedUrls).toEqual([])

  // It is a details element, so the keyboard opens it too.
  await video.locator('summary').focus()
  await page.keyboard.press('Enter')
  const frame = page.getByTitle('Big Buck Bunny, animasjonsfilm frå Blender Foundation')
  await expect(frame).toBeVisible()
  await expect.poll(() => requestedUrls).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'])
  const box = await frame.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('the cover of a film leads to its trailer, which plays on the page', async ({ page }) => {
  const requestedUrls: string[] = []
  await page.route(HOSTS, (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await visitState(page, 'trailer')
  await page.getByRole('link', { name: 'Sjå trailer' }).click()
  const trailer = page.locator('main details').filter({ hasText: 'Trailer: Metropolis' })
  await expect(trailer).toBeInViewport()
  expect(requestedUrls).toEqual([])
  await trailer.locator('summary').click()
  await expect.poll(() => requestedUrls).toEqual(['https://player.vimeo.com/video/1084537?dnt=1'])
})

test('a trailer that the house hosts is played from there', async ({ page }) => {
  await page.goto('/sherlock-jr.-dxm-20160421')
  await page.getByRole('link', { name: 'Sjå trailer' }).click()
  const trailer = page.locator('main details').filter({ hasText: 'Trailer: Sherlock Jr.' })
  await trailer.locator('summary').click()
  const video = trailer.locator('video')
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.2)
})

test('frames are allowed only for the two players', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
})
