import type { Passwords } from '../accounts/passwords/hashing.ts'
import type { Database } from '../db/connection.ts'
import { isDemo } from '../demo-seed/demo-content.ts'
import { isDemoAddress } from '../settings/demo-address.ts'
import type { Settings } from '../settings/settings.ts'
import { hasAdministrator } from '../setup/first-administrator.ts'
import { applyHouseFile } from '../setup/house-file.ts'
import { emptyLeftDemo, isOwnHouse } from '../setup/leave-demo.ts'
import type { SetupCode } from '../setup/setup-code.ts'
import { addStarterContent, createUnanswered, isEmptyHouse } from '../setup/starter-content.ts'
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
export async function printSetup(
  db: Database,
  { publicUrl, setupCode }: { publicUrl: string; setupCode: SetupCode },
): Promise<void> {
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
