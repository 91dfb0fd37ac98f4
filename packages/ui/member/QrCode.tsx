import { useMemo } from 'react'
import { encode } from 'uqr'

/** Scanners want this many empty modules around the code. */
const QUIET_ZONE = 4

/**
 * A text as a QR code: black on white whatever the scheme, as scanners know it, and sharp at any size. Nothing for a text that is
 * longer than any code.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawnFrom(text), [text])
  if (!code) return null
  const { size, path } = code
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** What the largest code has room for, in bytes. */
const MOST = 2331

function drawnFrom(text: string): { size: number; path: string } | null {
  if (new TextEncoder().encode(text).length > MOST) return null
  // A seventh of the code may be hidden by a scratch or a thumb.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: modules.join('') }
}
