import { chromium } from '@playwright/test'
import { DEMO_PASSWORD, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { BROWSER, table } from '../pages.ts'
import { timeCanvas } from './canvas.ts'
import type { Figure } from './figure.ts'
import { timeLists } from './lists.ts'
import { timeOpening } from './opening.ts'
import { timePublishing } from './publishing.ts'
import { timeTyping } from './typing.ts'

/** Measures the desk in a browser, on a demo house of its own. Returns a problem for each goal that is missed. */
export async function measureDesk(): Promise<string[]> {
  const house = await startHouse({ env: { DEMO_PASSWORD }, timeoutMs: 180_000 })
  const browser = await chromium.launch(BROWSER)
  try {
    const figures: Figure[] = []
    // The lists come last: they need thousands of drafts, which would be in the way of the others.
    console.log(`\n## The desk\n\n${table(['what', 'goal', 'measured'], [])}`)
    for (const measure of [timeOpening, timeTyping, timeCanvas, timePublishing, timeLists]) {
      const measured = await measure(browser, house.url)
      for (const figure of measured) console.log(toRow(figure))
      figures.push(...measured)
    }
    return figures.flatMap(({ name, value, unit, goal }) =>
      goal !== null && value > goal ? [`${name}: ${value.toFixed(1)} ${unit}, more than ${goal}.`] : [],
    )
  } finally {
    console.log('')
    await browser.close()
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

const toRow = ({ name, value, unit, goal }: Figure) =>
  `| ${name} | ${goal === null ? '' : `${goal} ${unit}`} | ${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit} |`
