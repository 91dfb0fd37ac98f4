const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EEXIST: 'it is a file and not a folder',
  ENOSPC: 'its disk is full. Make room, and start again',
  ENOTDIR: 'a part of its path is a file and not a folder',
  EPERM: 'this user may not write there',
  EFBIG: 'this user may not write files that large',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'its disk is read-only',
}

/** Describes why a folder or a file in it cannot be written; undefined for errors that have another reason. */
export const describeFileError = (error: unknown): string | undefined =>
  REASONS[(error as NodeJS.ErrnoException).code ?? '']
