import type { BrowserContext, Page } from '@playwright/test'

/** A device that keeps passkeys, whose owner is there and unlocks it at once. Returns how many it has. */
export async function givenAuthenticator(page: Page): Promise<{ countPasskeys(): Promise<number> }> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    countPasskeys: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** A browser that does not list passkeys where it fills in addresses: the device would choose one before anybody presses a button. */
export const withoutAutofill = (context: BrowserContext) =>
  context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
