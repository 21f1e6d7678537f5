export * from '#shared/messages/en/products.ts'
