import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config.ts';

/** The same for the files and for uploads on their way to them. */
export function s3ClientConfig(settings: S3Settings): S3ClientConfig {
  const { endpoint, region, force_path_style, access_key_id, secret_access_key } = settings;
  return {
    region,
    forcePathStyle: force_path_style,
    ...(endpoint && { endpoint }),
    // Without keys the SDK looks where the machine's own role is kept.
    ...(access_key_id &&
      secret_access_key && {
        credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
      }),
    // Checksums by default are newer than many services that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
