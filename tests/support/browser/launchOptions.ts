/** How the tests start Chromium, for the files that look at pictures: `test.use({ launchOptions: withImages })`. */
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

/** How the other files start it. A fifth of a test's processor time is decoding pictures; pages reserve their space. */
export const withoutImages = {
  ...withImages,
  args: [...withImages.args, '--blink-settings=imagesEnabled=false'],
}
