import { COMPONENT_IDS, type ComponentId, type PageData, type PlacedBlock } from '@lerret/page-engine'
import type { Page } from '@playwright/test'
import { fillsColumn } from '../packages/ui/page/surfaces.ts'
import { NOW } from '../packages/ui/stories/samples.ts'
import { findBarriers } from './barriers.ts'
import { LOOKS, setLook } from './looks.ts'
import { renderDemoPage } from './render-page.ts'
import { expect, test } from './shared-tab.ts'

/** These fill a screen or a sheet of paper by themselves, or lie over the page. */
const WHOLE_PAGES: readonly ComponentId[] = ['foyer-screen', 'week-poster', 'modal-dialog']
/** Scanning a page once with many blocks takes less time than many pages with one. */
const BLOCKS_PER_PAGE = 12

const others = COMPONENT_IDS.filter((id) => !WHOLE_PAGES.includes(id))
const groups = [
  ...WHOLE_PAGES.map((id) => [id]),
  ...Array.from({ length: Math.ceil(others.length / BLOCKS_PER_PAGE) }, (_, index) =>
    others.slice(index * BLOCKS_PER_PAGE, (index + 1) * BLOCKS_PER_PAGE),
  ),
]

const ALL_LOOKS = [1440, 390].flatMap((width) => LOOKS.map((look) => ({ width, look })))

for (const components of groups) {
  test(`every story of ${components.join(', ')} is accessible at both widths, in both themes, light and dark`, async ({
    page,
  }) => {
    await visitStories(page, components)
    const scannedWidths = new Set<number>()
    for (const { width, look } of ALL_LOOKS) {
      await page.setViewportSize({ width, height: 900 })
      await setLook(page, look)
      const barriers = await findBarriers(page, {
        within: 'main',
        // Looks differ in colours alone.
        ...(scannedWidths.has(width) && { only: 'colors' }),
        // Two stories of a block may have the same heading.
        without: ['landmark-unique'],
        hasTargetSizes: true,
      })
      scannedWidths.add(width)
      expect(barriers, `at ${width} px, ${look.theme}, ${look.colorScheme}`).toEqual([])
    }
  })
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

/** Goes to a page with all stories of these blocks, each in a row of its own. */
async function visitStories(page: Page, components: readonly ComponentId[]) {
  const stories = (await Promise.all(components.map(loadStories))).flat()
  const html = await renderDemoPage({
    path: '/stories',
    jsonName: 'stories',
    title: 'Stories',
    layout: 'page-header-footer',
    pageType: 'ordinary',
    locale: 'nb',
    meta: { title: 'Stories', keywords: '', description: '', image: '', facebookVerificationCode: '' },
    time: { asOf: NOW, staleAt: NOW },
    rows: stories.map(createRow),
  })
  await page.route('**/stories', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  // Links in view are prefetched. Those of stories lead to pages that the demo house does not have.
  await page.route(/\/page-data\/(?!_)/, (route) => route.fulfill({ json: {} }))
  await page.goto('/stories')
  // A message is in no row. It is opened by the page's script, which a page of stories does not have.
  const messages = page.locator('main dialog')
  for (const message of await messages.all())
    await message.evaluate((dialog: HTMLDialogElement) => dialog.showModal())
  const columns = page.locator('main [data-surface] > [style*="--xs:"]')
  expect((await columns.count()) + (await messages.count())).toBe(stories.length)
}

/** A slideshow shows its items together; every other block shows them one by one. */
async function loadStories(component: ComponentId): Promise<PlacedBlock[]> {
  const { default: items }: { default: unknown[] } = await import(
    `../packages/ui/blocks/${component}/story.ts`
  )
  const stories = component === 'slideshow' ? [items] : items.map((item) => [item])
  // The compiler does not see that component and items belong together.
  return stories.map(
    (parts, index) => ({ id: `${component}-${index}`, component, version: '1.0.0', parts }) as PlacedBlock,
  )
}

function createRow(block: PlacedBlock): PageData['rows'][number] {
  const position = { span: 12, order: 0 }
  return {
    container: !fillsColumn(block),
    columns: [{ screen: { xs: position, md: position, lg: position }, blocks: [block] }],
  }
}
