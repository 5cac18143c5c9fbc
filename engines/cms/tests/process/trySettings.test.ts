import { sandboxKeys, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { startSmtpServer } from '@vitrine/tests/support/standIns/smtpServer.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#cms/commands/run.ts'

const webhookUrl = 'http://localhost:3000/api/v1/webhooks/payment'

async function omise() {
  const standIn = await startOmise()
  onTestFinished(() => standIn.close())
  standIn.webhookUrl = webhookUrl
  const variables = {
    OMISE_URL: standIn.url,
    OMISE_SECRET_KEY: sandboxKeys.secretKey,
    OMISE_PUBLIC_KEY: sandboxKeys.publicKey,
    OMISE_METHODS: 'mobile_banking,installments',
  }
  return { standIn, variables }
}

test('try-payment names the account, and what is offered', async () => {
  const { variables } = await omise()
  const output = await runCommand(['try-payment'], variables)
  expect(output).toContain(
    'shop@vitrine.example is in test mode and takes no money. Offered: promptpay, card, mobile_banking_kbank',
  )
})

test('try-payment names a webhook elsewhere, methods that are not enabled, and keys of two modes', async () => {
  const { standIn, variables } = await omise()
  standIn.methods = ['card', 'promptpay', 'installment_ktc']
  standIn.webhookUrl = 'https://old.example/payment'
  const run = runCommand(['try-payment'], {
    ...variables,
    OMISE_METHODS: 'mobile_banking',
    OMISE_PUBLIC_KEY: 'pkey_5live',
  })
  await expect(run).rejects.toThrow(
    `Set the webhook at Omise to ${webhookUrl}; it is https://old.example/payment.`,
  )
  await expect(run).rejects.toThrow('Omise has not enabled mobile_banking_scb for the account.')
  await expect(run).rejects.toThrow('OMISE_PUBLIC_KEY and OMISE_SECRET_KEY are not both live')
})

test('try-payment names a rejected key, a provider that is down, and a sandbox', async () => {
  const { standIn, variables } = await omise()
  const key = { ...variables, OMISE_SECRET_KEY: 'skey_test_wrong' }
  await expect(runCommand(['try-payment'], key)).rejects.toThrow('Omise rejects OMISE_SECRET_KEY.')
  standIn.isDown = true
  await expect(runCommand(['try-payment'], variables)).rejects.toThrow('Omise responded 503')
  await expect(runCommand(['try-payment'], {})).rejects.toThrow('the sandbox takes no money')
})

test('try-email sends an email, and names why a server takes none', async () => {
  const smtp = await startSmtpServer('accept')
  onTestFinished(() => smtp.close())
  const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <hello@shop.example>' }
  expect(await runCommand(['try-email', 'ploy@shop.example'], variables)).toContain(
    'has taken an email from Shop <hello@shop.example> to ploy@shop.example',
  )
  expect(smtp.emails[0]).toContain('This shop can send emails')
  await smtp.close()
  await expect(runCommand(['try-email', 'ploy@shop.example'], variables)).rejects.toThrow(
    /has not taken the email: .*ECONNREFUSED/,
  )
  await expect(runCommand(['try-email', 'ploy@shop.example'], {})).rejects.toThrow(
    'SMTP_URL is not set',
  )
  await expect(runCommand(['try-email', 'ploy'], variables, () => {})).rejects.toThrow(
    'Expected an email address.',
  )
})
