import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs after the current test, or after the file when no test is running. Vitest ignores `afterAll` in a test. */
export function onFinished(cleanUp: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  register(async () => {
    await cleanUp()
  })
}

/** Makes an empty folder, which is removed after the test or the file. */
export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-test-'))
  onFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
