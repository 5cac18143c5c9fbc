const advice: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the disk quota is used up. Free some space',
  EROFS: 'the file system is read-only. Make it writable, or set VITRINE_DATA to another directory',
  EACCES: 'permission denied. Make the folder writable for this user',
  EPERM: 'permission denied. Make the folder writable for this user',
  ENOTDIR: 'a file is in the place of a folder. Move it away',
  EEXIST: 'a file is in the place of a folder. Move it away',
}

/** A folder that the studio cannot read or write. Its message says what to do about it. */
export class StorageError extends Error {
  /** @param cause the system's error */
  constructor(folder: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = advice[code] ?? `${cause instanceof Error ? cause.message : cause}. Repair it`
    super(
      `The studio cannot store pictures in ${folder}: ${reason}; the next start of the studio continues from here.`,
      { cause },
    )
    this.name = 'StorageError'
  }
}
