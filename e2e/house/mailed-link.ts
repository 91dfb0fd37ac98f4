import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../visit.ts'
import type { House } from './house.ts'

export const RESET_LINK = /\/nytt-passord#nokkel=[\w%-]+/
export const CONFIRMATION_LINK = /\/stadfest-adresse\?nokkel=[\w-]+/

/** The path of the newest link of a kind that was mailed to this address. Waits for the mail. */
export async function readMailedLink(house: House, email: string, link: RegExp): Promise<string> {
  const outbox = join(house.dataDir, 'outbox')
  const find = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const files = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return files
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => link.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0])
      .findLast((path) => path !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return (await find()) as string
}
