/** A PDF without pages that says of itself what a test wants. */
export function composePdf({
  info = '<<>>',
  xmp = '',
  encrypt = false,
}: {
  info?: string
  xmp?: string
  encrypt?: boolean
}): Buffer {
  const objects = [
    `<</Type /Catalog /Pages 2 0 R ${xmp && '/Metadata 4 0 R'}>>`,
    '<</Type /Pages /Kids [] /Count 0>>',
    info,
    ...(xmp ? [`<</Type /Metadata /Subtype /XML /Length ${xmp.length}>>\nstream\n${xmp}\nendstream`] : []),
  ]
  const starts: number[] = []
  let text = '%PDF-1.7\n'
  objects.forEach((object, index) => {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const key = '0'.repeat(64)
  const encryption = `/Encrypt <</Filter /Standard /V 1 /R 2 /P -1 /O <${key}> /U <${key}>>> /ID [<00> <00>]`
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer <</Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R ${encrypt ? encryption : ''}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
