import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { ownCampaignParams } from './own-campaigns.ts';

const PICTURES_MAX = MEDIA_LIMITS.campaign.gallery?.count ?? 0;

/** Files of the business itself. `hero` takes one picture, which replaces the previous one. */
export const chosenPictures = z
  .object({
    role: z.enum(['hero', 'gallery']),
    media_file_ids: z
      .array(z.uuid())
      .min(1, 'Choose a picture')
      .max(PICTURES_MAX)
      .refine((ids) => new Set(ids).size === ids.length, 'Choose each picture only once'),
  })
  .refine(({ role, media_file_ids }) => role === 'gallery' || media_file_ids.length === 1, {
    path: ['media_file_ids'],
    message: 'Choose one picture',
  })
  .meta({ id: 'ChosenPictures' });
export type ChosenPictures = z.infer<typeof chosenPictures>;

const addedPictures = z.object({ files: z.array(mediaFile).max(PICTURES_MAX) }).meta({ id: 'AddedPictures' });

export const campaignPictureEndpoints = endpoints({
  addCampaignPictures: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/pictures',
    access: 'business',
    summary: "Add files of a business to a campaign; each is `processing` until it's copied",
    params: ownCampaignParams,
    body: chosenPictures,
    response: addedPictures,
    status: 201,
  },
});
