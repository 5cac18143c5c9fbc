import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { toApiError } from './data/apiError.ts'

/**
 * Returns the `onSubmit` of a form, which shows the server's messages at their fields
 * (`validation.forms.server-errors`), and the general message or the fallback for the whole form. `fieldOf` is for
 * forms whose fields are not named as those of the input.
 */
export const submitWith =
  <Values extends object>(
    send: (values: Values) => Promise<unknown>,
    fallbackMessage: string,
    fieldOf = (name: string) => name,
  ) =>
  async (values: Values): Promise<SubmissionErrors> => {
    try {
      await send(values)
      return undefined
    } catch (error) {
      const { fields, message } = toApiError(error)
      const located = Object.entries(fields).map(([name, text]) => [fieldOf(name), text])
      return { ...Object.fromEntries(located), [FORM_ERROR]: message || fallbackMessage }
    }
  }
