/** A play icon as tall as the text beside it. */
export function PlayIcon() {
  return (
    <svg
      viewBox="0 0 20 24"
      height="1em"
      aria-hidden="true"
      style={{ marginInlineEnd: '0.5em', fill: 'currentColor' }}
    >
      <path d="M2 3v18l16-9z" />
    </svg>
  )
}
