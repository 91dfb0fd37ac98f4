import { createHmac } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'
import { isSameSecret } from '../security/compare-secrets.ts'

/** A signature is good for so long, to and fro: clocks differ, and a call that was listened in on is soon worth nothing. */
export const SIGNATURE_SECONDS = 300

/** What a sender who knows the secret writes beside a body: when it was signed, and the proof. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(+at / 1000)
  return `t=${seconds},v1=${proofOf(secret, seconds, body)}`
}

/** Throws unless the body was signed by one who knows the secret, just now. */
export function checkSignature(
  secret: string,
  { signature, body, now }: { signature: string | undefined; body: string; now: Date },
): void {
  const [, seconds, proof] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  const isRight =
    seconds !== undefined &&
    proof !== undefined &&
    Math.abs(+now / 1000 - Number(seconds)) <= SIGNATURE_SECONDS &&
    isSameSecret(proof, proofOf(secret, Number(seconds), body))
  if (!isRight)
    throw new AppError('delivery_signature_invalid', 'The signature is missing, wrong, or too old.')
}

const proofOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
