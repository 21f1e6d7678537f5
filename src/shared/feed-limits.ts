export const UPLOAD_MAX_BYTES = 512 * 1024 * 1024
