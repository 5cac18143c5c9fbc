import { Button, Fieldset, Paper, SimpleGrid } from '@mantine/core'
import { AddressField } from '../shell/AddressField.tsx'
import { call, type Results } from '../shell/api.ts'
import { CheckField, Form, SelectField, TextAreaField, TextField } from '../shell/Form.tsx'
import { navigate } from '../shell/location.ts'
import { notify } from '../shell/Notices.tsx'
import { numberOrText } from '../shell/numbers.ts'
import { PageTitle, Pending } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'

type Choices = Results['choices']

/** The page of a new product with its variations: every colour in every size. */
export function NewProductPage() {
  const reading = useOperation('choices')
  return (
    <>
      <PageTitle>New product</PageTitle>
      <Pending reading={reading} />
      {reading.data && <ProductForm choices={reading.data} />}
    </>
  )
}

const ProductForm = ({ choices }: { choices: Choices }) => (
  <Paper p="lg">
    <Form
      initialValues={{
        ...{ name: '', code: '', slug: '', price: '', brand: choices.brands[0]?.slug ?? '' },
        ...{ description: '', composition: '', sizes: '', scale: choices.scales[0] ?? '' },
        colours: [] as string[],
        categories: [] as string[],
      }}
      onSubmit={async ({ price, sizes, scale, ...product }) => {
        const code = product.code.trim().toUpperCase()
        const message = await call('addProduct', {
          ...product,
          code,
          price: numberOrText(price),
          sizes: sizesOf(sizes),
          ...(scale && { scale }),
        })
        notify('success', message)
        navigate(`/products/${code}`, { isSaved: true })
      }}
      buttons={(isPending) => (
        <Button type="submit" variant="filled" disabled={isPending}>
          Make the product
        </Button>
      )}
    >
      <TextField name="name" label="Name" required maxLength={120} />
      <SimpleGrid className="ends" cols={{ base: 1, xs: 2, md: 4 }}>
        <TextField
          name="code"
          label="Code on the label"
          description="SKUs begin with it"
          required
          maxLength={30}
        />
        <AddressField name="slug" description="/product/…" />
        <TextField name="price" label="Price in baht" inputMode="numeric" required />
        <SelectField name="brand" label="Brand" data={choices.brands.map(optionOf)} required />
      </SimpleGrid>
      <TextAreaField name="description" label="Description" rows={5} required maxLength={5000} />
      <TextField name="composition" label="Composition" placeholder="100% silk" maxLength={500} />
      <SimpleGrid className="ends" cols={{ base: 1, xs: 2 }}>
        <TextField
          name="sizes"
          label="Sizes"
          description="Separated by commas; empty for one size"
          placeholder="XS, S, M, L"
        />
        <SelectField name="scale" label="Scale of the sizes" data={choices.scales} />
      </SimpleGrid>
      <Checks name="colours" title="Colours" list={choices.colours} />
      <Checks name="categories" title="Categories" list={choices.categories} />
    </Form>
  </Paper>
)

const optionOf = ({ slug, name }: Choices['brands'][number]) => ({ value: slug, label: name })

const Checks = ({
  name,
  title,
  list,
}: {
  name: string
  title: string
  list: Choices['colours']
}) => (
  <Fieldset legend={title}>
    <div className="checks">
      {list.map(({ slug, name: label }) => (
        <CheckField key={slug} name={name} value={slug} label={label} />
      ))}
    </div>
  </Fieldset>
)

/** The sizes that were typed: between commas, or words where there is no comma. */
const sizesOf = (typed: string) =>
  typed
    .split(/[,;\n]/.test(typed) ? /[,;\n]/ : /\s/)
    .map((size) => size.trim())
    .filter(Boolean)
