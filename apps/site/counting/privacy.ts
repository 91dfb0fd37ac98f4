/** Whether the visitor has asked not to be followed. Counting follows nobody, and still: who asks is not counted. */
export const asksForPrivacy = ({
  globalPrivacyControl,
  doNotTrack,
}: {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}) => globalPrivacyControl === true || doNotTrack === '1'
