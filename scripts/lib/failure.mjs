/** A failure with a message for the user, printed without a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence what went wrong and how to fix it
   * @param {number} exitCode what the process ends with
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.name = 'Failure'
    this.exitCode = exitCode
  }
}

/** Known causes by the output of a tool or the system. @type {[RegExp, string][]} */
const causes = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full: free about 2 GB, then run the same command again.',
  ],
  [
    /EDQUOT|disk quota exceeded/i,
    'Your disk quota is used up: free about 2 GB, then run the same command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|network request to/,
    'The package registry cannot be reached: check the network connection (and `npm config get proxy` behind a proxy), then run the same command again.',
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_/,
    'The package registry is not trusted by this machine: set your certificate authority with `npm config set cafile FILE`, then run the same command again.',
  ],
  [
    /npm (error|ERR!) code (E401|E403)/,
    'The package registry rejects this machine: check `npm config get registry` and sign in to it, then run the same command again.',
  ],
  [
    /EINTEGRITY/,
    'A package in npm’s cache is damaged: run `npm cache verify`, then run the same command again.',
  ],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package-lock.json does not match package.json: run `npm install`, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'A file of this folder cannot be written: make the folder writable (it may belong to another user), then run the same command again.',
  ],
]

/**
 * The message for the output of a tool or the system, or undefined when the cause is unknown.
 * @param {string} text
 */
export function findCause(text) {
  return causes.find(([pattern]) => pattern.test(text))?.[1]
}

/**
 * The message of any error: that of a Failure, of a known cause, or the error's own.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Failure) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  return findCause(`${code} ${message}`) ?? message
}

/**
 * Runs a script's main function, prints a failure's message and exits with its code.
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when it is undefined
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(`\n${explain(error)}`)
    process.exitCode = error instanceof Failure ? error.exitCode : 1
  }
}
