/** Options to start Chromium, for the files that check images: `test.use({ launchOptions: withImages })`. */
export const withImages = {
  executablePath: process.env['CHROMIUM_PATH'] ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Fewer processes and no optimising compiler: saves a tenth of the CPU time, since each page is open for seconds.
    '--in-process-gpu',
    '--renderer-process-limit=1',
    '--js-flags=--no-opt',
  ],
}

/** Options to start Chromium without images, whose decoding takes a fifth of a test's processor time. */
export const withoutImages = {
  ...withImages,
  args: [...withImages.args, '--blink-settings=imagesEnabled=false'],
}
