import type { previewLinkWords } from '../../../nynorsk/desk/content/preview-links.ts'
import type { Translation } from '../../../translation.ts'

/** Words of drafts that are shown to people without an account. */
export const PREVIEW_LINK_ENGLISH: Translation<typeof previewLinkWords> = {
  share: 'Show to others',
  shareLead: 'Make an address where anyone can see the draft as it is now, for seven days.',
  shareCreate: 'Make an address',
  shareAddress: 'The address',
  shareHelp: 'Valid until {time}. It is not shown again, so copy it now.',
  shareCode: 'QR code with the address of the draft',
  shareNotReady: 'Something is missing, so the draft cannot be shown yet. Check the fields.',
  shareActive: 'Valid addresses',
  shareActiveItem: 'Version {version}, until {time}',
  revoke: 'Revoke',
  revokeVersion: 'Revoke the address of version {version}, made {time}',
}
