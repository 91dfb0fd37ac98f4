import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

test('browsers keep to https only where visitors use it', async () => {
  const withHttps = await createSecurityHeaders({ inlineScripts: [], isHttps: true })
  expect(withHttps['strict-transport-security']).toBe('max-age=31536000')
  const without = await createSecurityHeaders({ inlineScripts: [], isHttps: false })
  expect(without).not.toHaveProperty('strict-transport-security')
})

test('pages and what they embed have no camera, microphone, place or payment', async () => {
  const headers = await createSecurityHeaders({ inlineScripts: [], isHttps: true })
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'browsing-topics'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
})

test('no other site may frame the pages', async () => {
  const headers = await createSecurityHeaders({ inlineScripts: [], isHttps: true })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('scripts run only from this server or by their hash', async () => {
  const headers = await createSecurityHeaders({ inlineScripts: ["'sha256-abc='"], isHttps: true })
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc=';")
})

test('browsers report to this server what they refuse, whichever way they know', async () => {
  const headers = await createSecurityHeaders({ inlineScripts: [], isHttps: true })
  expect(headers['reporting-endpoints']).toBe('refusals="/runtime/policy-reports"')
  expect(headers['content-security-policy']).toMatch(
    /;report-uri \/runtime\/policy-reports;report-to refusals$/,
  )
  // Chromium reports nothing from a page at http when it is told of the other way.
  const atHttp = await createSecurityHeaders({ inlineScripts: [], isHttps: false })
  expect(atHttp).not.toHaveProperty('reporting-endpoints')
  expect(atHttp['content-security-policy']).toMatch(/;report-uri \/runtime\/policy-reports$/)
})

test('pages of the site write HTML through the policy of the site alone', async () => {
  const headers = await createSecurityHeaders({ inlineScripts: [], isHttps: true })
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script';trusted-types lerret",
  )
})
