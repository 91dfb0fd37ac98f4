import { useMemo } from 'react'
import { encode } from 'uqr'

/** Scanners want this many empty modules around the code. */
const QUIET_ZONE = 4

/** A text as a QR code: black on white whatever the scheme, as scanners know it, and sharp at any size. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawnFrom(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawnFrom(text: string): { size: number; path: string } {
  // A seventh of the code may be hidden by a scratch or a thumb.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: modules.join('') }
}
