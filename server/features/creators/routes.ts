import { z } from 'zod';
import {
  applicationChange,
  applicationFields,
  creatorApplication,
  creatorParams,
  creatorProfile,
  creatorStanding,
  linkOrder,
  linkParams,
  portfolioLinkRequest,
  ratesChange,
  submission,
} from '#contract/creators.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { addLink } from './add-link.ts';
import { beginApplication } from './begin-application.ts';
import { changeApplication } from './change-application.ts';
import { enterCreatorArea } from './enter-creator-area.ts';
import { getApplication } from './get-application.ts';
import { orderLinks } from './order-links.ts';
import { removeLink } from './remove-link.ts';
import { setRates } from './set-rates.ts';
import { submitApplication } from './submit-application.ts';
import { takeApplication } from './take-application.ts';
import { viewCreator } from './view-creator.ts';

export const creatorRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/creators/:id',
    access: 'in_good_standing',
    operation: 'getCreator',
    summary: 'A creator’s profile: one’s own, any for admins, those who passed the review for businesses',
    params: creatorParams,
    response: creatorProfile,
    handle: ({ context, params, ...call }) => viewCreator(context.db, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/creators/:id/reader',
    access: 'admin',
    operation: 'takeApplication',
    summary: 'Take an application in hand; the applicant is told by whom it is read',
    params: creatorParams,
    response: z.object({ creator_id: z.string() }),
    handle: async ({ context, params, ...call }) => {
      await takeApplication(context, params.id, signedIn(call).account.user_id);
      return { creator_id: params.id };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/creators/me/entrance',
    access: 'creator',
    operation: 'enterCreatorArea',
    summary: 'The first visit of the creator area, which makes an approved creator an active one',
    response: creatorStanding,
    handle: ({ context, ...call }) => enterCreatorArea(context, signedIn(call).account.user_id),
  }),

  defineRoute({
    method: 'GET',
    url: '/api/creator-application',
    access: 'creator_side',
    operation: 'getApplication',
    summary: 'One’s own application: the profile, what it still needs, and what was said about it',
    response: creatorApplication,
    handle: ({ context, ...call }) => getApplication(context, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/creator-application',
    access: 'application_open',
    operation: 'beginApplication',
    summary: 'Begin an application, or open one again that was turned down long enough ago',
    body: applicationFields,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => beginApplication(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/creator-application',
    access: 'creator_side',
    operation: 'changeApplication',
    summary: 'Change one’s profile, while the application is open and after it passed the review',
    body: applicationChange,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => changeApplication(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/creator-application/rates',
    access: 'creator_side',
    operation: 'setRates',
    summary: 'Set one’s prices; they take the place of those before',
    body: ratesChange,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => setRates(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/creator-application/links',
    access: 'creator_side',
    operation: 'addPortfolioLink',
    summary: 'Add a link to a live post; a job looks whether anybody can open it',
    body: portfolioLinkRequest,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => addLink(context, signedIn(call).account.user_id, body.url),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/creator-application/links/order',
    access: 'creator_side',
    operation: 'orderPortfolioLinks',
    summary: 'Put one’s links in order',
    body: linkOrder,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => orderLinks(context, signedIn(call).account.user_id, body.ids),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/creator-application/links/:id',
    access: 'creator_side',
    operation: 'removePortfolioLink',
    summary: 'Take a link out',
    params: linkParams,
    response: creatorApplication,
    handle: ({ context, params, ...call }) => removeLink(context, signedIn(call).account.user_id, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/creator-application/submission',
    access: 'application_open',
    operation: 'submitApplication',
    summary: 'Send a complete application; of one that is not, the answer lists what is missing',
    body: submission,
    response: creatorApplication,
    handle: ({ context, body, ...call }) => submitApplication(context, signedIn(call).account.user_id, body),
  }),
];
