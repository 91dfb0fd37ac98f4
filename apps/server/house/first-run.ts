import { findAddressDifference, followAddress } from '../content/house/address.ts'
import { isRehearsal } from '../content/house/rehearsal.ts'
import type { Passwords } from '../members/accounts/passwords/hashing.ts'
import { isDemo } from '../operations/demo/demo-content.ts'
import { applyHouseFile } from '../operations/setup/house-file.ts'
import { emptyLeftDemo, isOwnHouse } from '../operations/setup/leave-demo.ts'
import { addStarterContent, createUnanswered, isEmptyHouse } from '../operations/setup/starter-content.ts'
import type { Database } from '../platform/db/connection.ts'
import { isDemoAddress } from '../platform/settings/demo-address.ts'
import type { Settings } from '../settings/settings.ts'
import { hasAdministrator } from '../staff/accounts/first-administrator.ts'
import type { House } from './house.ts'
import { logInfo, logWarning } from './operator-log.ts'

/**
 * Decides what an empty house becomes: what `HOUSE_FILE` says; else the demo, at an address that only this computer or nobody has;
 * else a closed house that waits for its administrator. The demo itself is filled in later, when its day starts.
 */
export async function prepareHouse(
  db: Database,
  { settings, passwords, now }: { settings: Settings; passwords: Passwords; now: Date },
): Promise<void> {
  const { dataDir, houseFile, publicUrl } = settings
  const demoFile = await emptyLeftDemo(db, { dataDir, now })
  if (demoFile) logInfo(`The demo house was emptied. Its records are in ${demoFile}.`)
  if (!(await isEmptyHouse(db))) return
  if (houseFile !== undefined) {
    const { title, open } = await applyHouseFile(db, { file: houseFile, host: publicUrl, passwords, now })
    logInfo(`${title} is set up from ${houseFile}${open ? '' : ', and still closed to visitors'}.`)
  } else if (!isDemoAddress(publicUrl) || (await isOwnHouse(db))) {
    await addStarterContent(db, { answers: createUnanswered(publicUrl), host: publicUrl })
  }
}

/** Tells the operator how to set up a house: with the code while nobody is administrator, or from the demo. */
export async function printSetup({ db, settings, setupCode }: House): Promise<void> {
  const { publicUrl } = settings
  const page = `${publicUrl}/redaksjon/oppstart`
  if (!(await hasAdministrator(db))) {
    const code = await setupCode.read()
    logWarning(`Set up your house at ${page} with the code ${code} (also in ${setupCode.file}).`)
    return
  }
  await setupCode.remove()
  if (await isDemo(db))
    logInfo(`This is the demo house. For a house of your own, sign in as its administrator at ${page}.`)
}

/** Lets the address of the pages follow `PUBLIC_URL`, and tells the operator of what is not as it seems. */
export async function settleAddress(db: Database, publicUrl: string): Promise<void> {
  const before = await followAddress(db, publicUrl)
  if (before !== null) logInfo(`The pages had the address ${before}, and have ${publicUrl} now.`)
  const difference = await findAddressDifference(db, publicUrl)
  if (difference)
    logWarning(
      `The pages say that their address is ${difference.pages}, and PUBLIC_URL says ${publicUrl}. Change PUBLIC_URL, or the address at ${publicUrl}/redaksjon/innstillingar/nettadresse.`,
    )
  if (await isRehearsal(db))
    logWarning(
      `This house was restored from a backup of another address. Its mails are written to the folder outbox, until an administrator says at ${publicUrl}/redaksjon/utboks that it is the real one.`,
    )
}
