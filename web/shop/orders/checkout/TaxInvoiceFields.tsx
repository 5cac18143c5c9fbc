import { isCompanyTaxId } from '@vitrine/contract/rules/taxId.ts'
import { useFormState } from 'react-final-form'
import { taxInvoiceCopy } from '#web/generated/messages/taxInvoiceCopy.ts'
import { FormCheckbox, FormTextField } from '#web/ui/form/FormFields.tsx'
import type { ContactValues } from '../address/addressParts.ts'
import styles from './CheckoutSteps.module.css'

/** The buyer's company and tax id, for those who need them on the invoice (checkout.tax-invoice.fields). */
export function TaxInvoiceFields() {
  const { values } = useFormState<Partial<ContactValues>>({ subscription: { values: true } })
  return (
    <>
      <FormCheckbox name="needsTaxInvoice" label={taxInvoiceCopy.isNeeded} />
      {values.needsTaxInvoice ? (
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{taxInvoiceCopy.title}</legend>
          <FormTextField
            name="company"
            label={taxInvoiceCopy.company}
            autoComplete="billing organization"
            maxLength={200}
            optional={!isCompanyTaxId(values.taxId ?? '')}
          />
          <FormTextField
            name="taxId"
            label={taxInvoiceCopy.taxId}
            hint={taxInvoiceCopy.taxIdHint}
            inputMode="numeric"
            autoComplete="off"
          />
          {values.company?.trim() ? (
            <FormTextField
              name="taxBranch"
              label={taxInvoiceCopy.taxBranch}
              hint={taxInvoiceCopy.taxBranchHint}
              inputMode="numeric"
              autoComplete="off"
              optional
            />
          ) : null}
        </fieldset>
      ) : null}
    </>
  )
}
