import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { waitUntilQuiet } from '../wait-until-quiet.ts'
import { type Figure, median } from './figure.ts'
import { openEditorContext } from './sign-in.ts'
import { traceLongestTask } from './trace.ts'

const ROWS = 20
const BLOCKS_PER_ROW = 3
const COMMANDS = 16
const DRAG_STEPS = 120
/** The time of a frame at 60 frames a second, rounded up. */
const FRAME_MS = 17

/** A page of 60 blocks at three widths: the time of a command, and the frames while a block is dragged. */
export async function timeCanvas(browser: Browser, url: string): Promise<Figure[]> {
  const context = await openEditorContext(browser, url)
  const page = await context.newPage()
  await openLargePage(page)
  const times: number[] = []
  await page.getByRole('row', { name: 'Blokk 2', exact: true }).focus()
  for (let number = 0; number < COMMANDS; number++)
    times.push(await timeCommand(page, number % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'))
  await waitUntilQuiet(page)
  const handle = await pressHandle(page)
  const frames: number[] = []
  const longest = await traceLongestTask(browser, page, 'pointermove', async () => {
    frames.push(...(await drag(page, handle)))
  })
  await page.mouse.up()
  await context.close()
  return [
    {
      name: 'page of 60 blocks, key press to command shown, median',
      value: median(times),
      unit: 'ms',
      goal: 100,
    },
    { name: 'page of 60 blocks, slowest command', value: Math.max(...times), unit: 'ms', goal: 100 },
    { name: 'dragging a block, longest task', value: longest, unit: 'ms', goal: null },
    { name: 'dragging a block, time of a frame, median', value: median(frames), unit: 'ms', goal: FRAME_MS },
    {
      name: 'dragging a block, slowest of 20 frames',
      value: percentile(frames, 0.95),
      unit: 'ms',
      goal: 20,
    },
  ]
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] as number

/** Saves a page of texts, three beside each other in a row, and opens it. */
async function openLargePage(page: Page) {
  const id = randomUUID()
  const cells = Array.from({ length: ROWS * BLOCKS_PER_ROW }, (_, index) => ({
    id: `${id.slice(0, 8)}-${index}`,
    row: Math.floor(index / BLOCKS_PER_ROW),
    column: index % BLOCKS_PER_ROW,
    heading: `Blokk ${index + 1}`,
  }))
  const place = (column: number) => ({ span: 12 / BLOCKS_PER_ROW, order: column })
  const body = {
    id,
    title: 'Målt side',
    path: `/malt-${id.slice(0, 8)}`,
    layout: 'page-header-footer',
    pageType: 'ordinary',
    template: {
      rows: Array.from({ length: ROWS }, (_, index) => ({
        container: true,
        index,
        columns: Array.from({ length: BLOCKS_PER_ROW }, (_, column) => ({
          index: column,
          screen: { xs: { span: 12, order: column }, md: place(column), lg: place(column) },
        })),
      })),
    },
    sources: [],
    blocks: cells.map(({ id, row, column }) => ({
      id,
      component: 'content',
      hide: false,
      place: { row, column, order: 0 },
      data: [id],
    })),
    meta: { data: [{ locale: 'nb', bindings: [{ binding: 'title', source: 'Målt side' }] }] },
  }
  const html = `<p>${'Levande orgel kvar tysdag i Fjordheim. '.repeat(8)}</p>`
  const records = [
    ...cells.map(({ id, heading }) => ({
      kind: 'block-data',
      id,
      basedOn: 0,
      body: { id, component: 'content', locale: 'nb', settings: { heading, html } },
    })),
    { kind: 'page', id, basedOn: 0, body },
  ]
  const reply = await page.request.post('/redaksjon/api/content/save', { data: { records } })
  if (!reply.ok()) throw new Error(`The page cannot be saved: ${await reply.text()}`)
  await page.goto(`/redaksjon/sider/${id}`)
  await page.getByRole('row', { name: 'Blokk 60', exact: true }).waitFor()
  await page.frameLocator('iframe').last().getByRole('heading', { name: 'Blokk 60' }).waitFor()
  await waitUntilQuiet(page)
}

/** Measures from a key press to the first task after the paint of the sentence about the command. */
async function timeCommand(page: Page, keys: string): Promise<number> {
  const shown = await page.evaluateHandle(() => {
    const status = document.querySelector('[data-fills-window] header [role=status]') as HTMLElement
    let pressedAt = 0
    document.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), {
      capture: true,
      once: true,
    })
    const time = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' }),
        )
      }).observe(status, { childList: true, characterData: true, subtree: true })
    })
    // The promise is wrapped in an object, because it would be waited for otherwise.
    return { time }
  })
  await page.keyboard.press(keys)
  const milliseconds = await shown.evaluate(({ time }) => time)
  await waitUntilQuiet(page)
  return milliseconds
}

/** Presses the handle of a block in the widest frame. Returns where it is. */
async function pressHandle(page: Page) {
  await page.getByRole('row', { name: 'Blokk 5', exact: true }).click()
  const handle = page.getByTitle('Dra Blokk 5').last()
  await handle.waitFor()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not in view.')
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  return box
}

/** Drags the pressed handle down and up. Returns the times of the frames meanwhile. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  const recorded = await page.evaluateHandle(() => {
    const times: number[] = []
    let last = performance.now()
    const record = () => {
      const now = performance.now()
      times.push(now - last)
      last = now
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
    return times
  })
  for (const to of [y + 300, y - 100]) await page.mouse.move(x + 40, to, { steps: DRAG_STEPS })
  return (await recorded.jsonValue()).slice(1)
}
