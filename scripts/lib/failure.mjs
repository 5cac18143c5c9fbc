/** A failure that is explained to people: one sentence with the way out, never a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence what went wrong and the way out
   * @param {number} exitCode what the process ends with
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.name = 'Failure'
    this.exitCode = exitCode
  }
}

/** Known causes, told by what a tool or the system said. @type {[RegExp, string][]} */
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
    'The package registry is not trusted by this machine: name your certificate authority with `npm config set cafile FILE`, then run the same command again.',
  ],
  [
    /npm (error|ERR!) code (E401|E403)/,
    'The package registry refuses this machine: check `npm config get registry` and sign in to it, then run the same command again.',
  ],
  [
    /EINTEGRITY/,
    'A package in npm’s cache is damaged: run `npm cache verify`, then run the same command again.',
  ],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package-lock.json does not fit package.json: run `npm install`, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'A file of this folder cannot be written: give yourself the folder (it may belong to another user), then run the same command again.',
  ],
]

/**
 * The sentence for what a tool or the system said, or undefined when the cause is not a known one.
 * @param {string} text
 */
export function causeOf(text) {
  return causes.find(([pattern]) => pattern.test(text))?.[1]
}

/**
 * What people read about any error: the sentence of a Failure, of a known cause, or the error's own message.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Failure) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  return causeOf(`${code} ${message}`) ?? message
}

/**
 * Runs a script's main function; a failure is printed as a sentence and ends the process with its exit code.
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
