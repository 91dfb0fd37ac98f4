/** Whether the browser sends a privacy signal. Counting identifies nobody, but such visitors are not counted at all. */
export const prefersPrivacy = ({
  globalPrivacyControl,
  doNotTrack,
}: {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}) => globalPrivacyControl === true || doNotTrack === '1'
