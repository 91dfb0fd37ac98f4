import { useMemo } from 'react'
import { encode } from 'uqr'

/** Scanners require this many empty modules around the code. */
const QUIET_ZONE_MODULES = 4

/**
 * A text as a QR code: black on white in both color schemes, for scanners, and sharp at any size. Nothing for a text that is too
 * long.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => encodePath(text), [text])
  if (!code) return null
  const { size, path } = code
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The capacity of the largest code. */
const MAX_TEXT_BYTES = 2331

function encodePath(text: string): { size: number; path: string } | null {
  if (new TextEncoder().encode(text).length > MAX_TEXT_BYTES) return null
  // Level M: a seventh of the code may be unreadable.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: modules.join('') }
}
